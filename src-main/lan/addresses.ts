/** The addresses at which phones can find this computer, the likeliest first. */
import { isIPv4 } from 'node:net'
import type { networkInterfaces } from 'node:os'
import type { LanAddress } from '../../src-shared/protocol.ts'

type Adapters = ReturnType<typeof networkInterfaces>

/** Bound to this, every address of the computer is listened on. */
export const EVERYWHERE = '0.0.0.0'

export const isLoopback = (address: string): boolean => /^127\.\d+\.\d+\.\d+$/.test(address)

/** What belongs to containers, virtual machines and VPNs: no phone in the room is on it. */
const VIRTUAL_FROM_THE_START =
  /^(docker|podman|br-|veth|virbr|vnet|vmnet|vmenet|vboxnet|vnic|lxc|lxd|incus|cni|flannel|cali|kube|tun|tap|utun|wg|ppp|ipsec|zt|feth|ham\d|nebula|nordlynx|proton|mullvad)/i
const VIRTUAL_ANYWHERE =
  /vethernet|virtualbox|vmware|hyper-v|\bwsl\b|tailscale|zerotier|hamachi|wireguard|\bvpn|openvpn/i
/** The computer's own end of a private network with VirtualBox or VMware: on Windows the adapter's name may not tell. */
const VIRTUAL_MAC = /^(0a:00:27|00:50:56:c0):/i

/** Private ranges, the one that most homes use first. */
const HOME = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./]
/** Shared by carriers and by VPNs such as Tailscale. */
const SHARED = /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./
/** Given by the computer to itself where nobody else gave it one. */
const LINK_LOCAL = /^169\.254\./

const isVirtual = (adapter: string, mac: string, address: string): boolean =>
  VIRTUAL_FROM_THE_START.test(adapter) ||
  VIRTUAL_ANYWHERE.test(adapter) ||
  VIRTUAL_MAC.test(mac) ||
  SHARED.test(address)

interface Ranked extends LanAddress {
  readonly rank: number
}

function ranked(adapter: string, mac: string, address: string): Ranked {
  const home = HOME.findIndex((range) => range.test(address))
  const within = home >= 0 ? home : HOME.length + (LINK_LOCAL.test(address) ? 1 : 0)
  if (isVirtual(adapter, mac, address)) return { address, adapter, kind: 'virtual', rank: 10 + within }
  return { address, adapter, kind: home >= 0 ? 'home' : 'other', rank: within }
}

/** Bound to one address, that one is all there is; loopback is shown only where it was asked for. */
export function addressesOf(adapters: Adapters, bind: string): LanAddress[] {
  const all = Object.entries(adapters).flatMap(([adapter, entries = []]) =>
    entries.filter(({ address }) => isIPv4(address)).map((entry) => ({ adapter, ...entry })),
  )
  if (isLoopback(bind)) {
    const adapter = all.find(({ internal }) => internal)?.adapter ?? 'loopback'
    return [{ address: bind, adapter, kind: 'other' }]
  }
  return all
    .filter(({ address, internal }) => !internal && (bind === EVERYWHERE || address === bind))
    .map(({ adapter, mac, address }) => ranked(adapter, mac, address))
    .sort((a, b) => a.rank - b.rank)
    .map(({ address, adapter, kind }) => ({ address, adapter, kind }))
}
