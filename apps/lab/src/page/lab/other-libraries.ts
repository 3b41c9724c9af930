/** Libraries by which other sites read wallets, to see here what those see. */
export interface OtherLibraries {
  readonly satsConnect: () => Promise<typeof import('sats-connect')>
}

/** Each is fetched when it is asked for. */
export const OTHER_LIBRARIES: OtherLibraries = {
  satsConnect: () => import('sats-connect'),
}
