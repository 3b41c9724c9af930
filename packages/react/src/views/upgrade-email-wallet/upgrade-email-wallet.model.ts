import type { CoreActions, Snapshot } from '@latchkey/core'

/** The page where the wallet is looked after. */
export interface UpgradeModel {
  /** The readable part of the address: host and path. */
  readonly place: string
  /** Icon of the secure site; a fallback is shown if it has none. */
  readonly picture: string
  open(): void
}

/** @returns undefined where there is no such page. */
export function upgradeModel(
  { auth }: Pick<Snapshot, 'auth'>,
  { auth: { openDashboard } }: Pick<CoreActions, 'auth'>,
): UpgradeModel | undefined {
  if (auth?.dashboardUrl === undefined) return undefined
  const { host, pathname, origin } = new URL(auth.dashboardUrl)
  return { place: `${host}${pathname}`, picture: `${origin}/favicon.ico`, open: openDashboard }
}
