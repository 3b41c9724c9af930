/** How groups of wallets follow each other. */
export interface GroupOrder<Group extends string> {
  /** What the website wants first. */
  readonly configured: readonly Group[]
  /** All groups as they usually follow each other. */
  readonly usual: readonly Group[]
}

/** Enabled groups: the configured order first, the rest after. Source: specification, section 2. */
export function orderGroups<Group extends string>(
  enabled: ReadonlySet<Group>,
  { configured, usual }: GroupOrder<Group>,
): readonly Group[] {
  return [...new Set([...configured, ...usual])].filter((group) => enabled.has(group))
}
