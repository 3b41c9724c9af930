import type { Visitor } from './browser.ts'
import { arrangeHome, LOGIN_FIGURES, measureInjected, measureLogin } from './measures/logins.ts'
import type { Speeds } from './measures/speed.ts'
import type { Row } from './report.ts'
import { type Pair, timeRows } from './rows.ts'
import type { Served } from './serve.ts'

/** Pages with logins, and the frame of the one that is written by hand. */
export interface LoginPages extends Pair {
  readonly frame: Served
}

/** What logging in, signing and coming back take with a frame of another site; both pages take turns. */
export async function loginRows(
  visitor: Visitor,
  { floor, latchkey, frame }: LoginPages,
  rounds: number,
): Promise<readonly Row[]> {
  const home = await arrangeHome()
  const ours = { served: latchkey, siteUrl: home.addresses.secureSite, home }
  const byHand = { served: floor, siteUrl: frame.url }
  const measure = async (served: Served): Promise<Speeds> =>
    served === latchkey
      ? measureLogin(visitor, ours)
      : { ...(await measureLogin(visitor, byHand)), ...(await measureInjected(visitor, ours)) }
  try {
    const rows = await timeRows({ pair: { floor, latchkey }, rounds, measure })
    const names: readonly string[] = Object.values(LOGIN_FIGURES)
    return [...rows].sort((one, other) => names.indexOf(one.what) - names.indexOf(other.what))
  } finally {
    await home.stop()
  }
}
