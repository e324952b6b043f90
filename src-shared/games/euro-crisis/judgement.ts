/** What a bank thinks things are worth before it has counted: every number of the bot's taste, each with its reason. Points are those of the end. */
export const JUDGEMENT = {
  /** Half a point is what gold, weapons and income count at the end. */
  half: 0.5,
  /** What a first piece of gold buys at auctions beyond that, while there are auctions to come. */
  gold: 3.5,
  /** So much gold outbids most: what comes on top buys less and less. */
  enoughGold: 10,
  /** One turn in so many of those to come, of all banks, sells something. */
  auctions: 0.3,
  /** So many auctions to come make gold worth all it can be. */
  market: 6,
  /** Of the points that money could buy as gold, so much is left for the trouble of going there. */
  money: 0.8,
  /** Moscow visits that a later year allows. */
  visits: 1.5,
  /** What others will do to a state cannot be known: so likely is it that somebody pushes it. */
  rough: 0.35,
  /** Whoever would be ruined by it fears it more than that. */
  fear: 0.7,
  /** So many steps of debt, and of happiness, where there are markers for it. */
  push: 2,
  /** Somebody else may be there first with loans. */
  room: 0.75,
  /** Income that lasts to the end counts as much as that of so many years. */
  lasts: 1,
  /** What a loan in hand is worth that has to wait for next year, in points. */
  later: 1.5,
  /** More loans than these are not placed in one year. */
  placed: 5,
  /** A riot to come is a threat, one that is due a fact. */
  threat: 0.7,
  /** Dropping out this year is worse than any score; what a later year threatens can still be averted. */
  out: -60,
  /** With less income than this into a new year, nothing can be borrowed to come up again; each piece less costs so many points. */
  mire: -6,
  depth: 1.5,
  /** A point of a rival's counts so much against one's own: half of it for the strongest. */
  rivalry: 0.5,
  /** Rivals bid rather near what they can give than near nothing: the higher, the more so. */
  eager: 1.5,
  /** What is worse by less than this is as good, and one of them is taken by lot. */
  whim: 0.4,
  /** Of the points of a property won so much is expected to last. */
  keeps: 0.9,
  /** How much a weapon in hand is missed once it has been placed. */
  weapon: 0.6,
}
