/** Libraries with which other sites read wallets, for comparison. */
export interface OtherLibraries {
  readonly satsConnect: () => Promise<typeof import('sats-connect')>
}

/** Each is loaded on demand. */
export const OTHER_LIBRARIES: OtherLibraries = {
  satsConnect: () => import('sats-connect'),
}
