// Phones are shown the address that most likely reaches this computer, and never one that cannot.
import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { addressesOf, EVERYWHERE } from './addresses.ts'

const v4 = (address: string, mac = '3c:22:fb:00:00:01', internal = false): NetworkInterfaceInfo => ({
  ...{ address, mac, internal, family: 'IPv4', netmask: '255.255.255.0', cidr: `${address}/24` },
})
const v6: NetworkInterfaceInfo = {
  ...{ address: 'fe80::1', mac: '3c:22:fb:00:00:01', internal: false, family: 'IPv6', netmask: 'ffff::' },
  ...{ cidr: 'fe80::1/64', scopeid: 2 },
}
const lo = { lo: [v4('127.0.0.1', '00:00:00:00:00:00', true)] }

const addresses = (adapters: Record<string, NetworkInterfaceInfo[]>, bind = EVERYWHERE) =>
  addressesOf(adapters, bind).map(({ address }) => address)

test('private ranges first, then others, virtual adapters last; no loopback, no IPv6', () => {
  const adapters = {
    ...lo,
    docker0: [v4('172.17.0.1')],
    tailscale0: [v4('100.101.1.2')],
    wwan0: [v4('84.1.2.3')],
    eth1: [v4('169.254.7.7')],
    eth2: [v4('172.31.0.9')],
    eth0: [v4('10.0.0.5'), v6],
    wlan0: [v6, v4('192.168.1.20')],
    'br-0f3a': [v4('192.168.96.1')],
  }
  expect(addressesOf(adapters, EVERYWHERE)).toEqual([
    { address: '192.168.1.20', adapter: 'wlan0', kind: 'home' },
    { address: '10.0.0.5', adapter: 'eth0', kind: 'home' },
    { address: '172.31.0.9', adapter: 'eth2', kind: 'home' },
    { address: '84.1.2.3', adapter: 'wwan0', kind: 'other' },
    { address: '169.254.7.7', adapter: 'eth1', kind: 'other' },
    { address: '192.168.96.1', adapter: 'br-0f3a', kind: 'virtual' },
    { address: '172.17.0.1', adapter: 'docker0', kind: 'virtual' },
    { address: '100.101.1.2', adapter: 'tailscale0', kind: 'virtual' },
  ])
})

test.each([
  ...['docker0', 'br-12ab', 'veth9', 'vmnet8', 'vboxnet0', 'virbr0', 'tun0', 'tap1', 'wg0', 'utun4', 'ztabc', 'ppp0'],
  ...['vEthernet (WSL)', 'VMware Network Adapter VMnet1', 'VirtualBox Host-Only Network', 'Tailscale', 'Hamachi'],
  ...['ZeroTier One [1]', 'OpenVPN TAP-Windows6', 'Company VPN', 'WireGuard Tunnel'],
])('%s is a virtual adapter', (adapter) => {
  expect(addressesOf({ [adapter]: [v4('192.168.7.1')] }, EVERYWHERE)[0]?.kind).toBe('virtual')
})

test.each(['en0', 'eth0', 'wlp3s0', 'enx3c22fb', 'Wi-Fi', 'WLAN', 'Ethernet 2', 'LAN-Verbindung', 'br0', 'bridge100'])(
  '%s is a real adapter',
  (adapter) => {
    expect(addressesOf({ [adapter]: [v4('192.168.7.1')] }, EVERYWHERE)[0]?.kind).toBe('home')
  },
)

test.each([
  ['100.63.0.1', 'other'],
  ['100.64.0.1', 'virtual'],
  ['100.127.0.1', 'virtual'],
  ['100.128.0.1', 'other'],
  ['172.15.0.1', 'other'],
  ['172.16.0.1', 'home'],
  ['172.31.0.1', 'home'],
  ['172.32.0.1', 'other'],
  ['192.169.0.1', 'other'],
])('%s is of the kind %s', (address, kind) => {
  expect(addressesOf({ en0: [v4(address)] }, EVERYWHERE)[0]?.kind).toBe(kind)
})

test('an adapter whose name tells nothing is known by its maker', () => {
  const adapters = { 'Ethernet 3': [v4('192.168.56.1', '0a:00:27:00:00:0d')], 'Wi-Fi': [v4('10.1.1.1')] }
  expect(addresses(adapters)).toEqual(['10.1.1.1', '192.168.56.1'])
})

test('a virtual adapter is still shown where there is nothing better', () => {
  expect(addresses({ ...lo, docker0: [v4('172.17.0.1')] })).toEqual(['172.17.0.1'])
})

test('bound to one address, that one is all there is', () => {
  const adapters = { ...lo, en0: [v4('192.168.1.20')], en1: [v4('10.0.0.5')] }
  expect(addresses(adapters, '10.0.0.5')).toEqual(['10.0.0.5'])
  expect(addresses(adapters, '10.0.0.6')).toEqual([])
})

test('bound to loopback, only loopback is shown', () => {
  const adapters = { ...lo, en0: [v4('192.168.1.20')] }
  expect(addressesOf(adapters, '127.0.0.1')).toEqual([{ address: '127.0.0.1', adapter: 'lo', kind: 'other' }])
  expect(addresses(adapters, '127.0.0.9')).toEqual(['127.0.0.9'])
})

test('without any network there is no address', () => {
  expect(addresses(lo)).toEqual([])
})
