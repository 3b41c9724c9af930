/** The operations of a test on the secure site. */
export interface SecureSiteDesk {
  /** Lets every code and link that was mailed expire at once. */
  expireCodes(): void
  /** Ends every login on the server's side, as when it lost its memory of them. */
  endSessions(): void
}
