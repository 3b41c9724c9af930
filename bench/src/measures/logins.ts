import { type Sandbox, startSandbox } from '@latchkey/sandbox'
import type { Frame, Page } from 'playwright'
import { settle, type Visitor } from '../browser.ts'
import type { Row } from '../report.ts'
import type { Served } from '../serve.ts'
import { type Compared, type Figures, timeRows } from '../timing.ts'

const NAMES = {
  restored: 'reload to connected, embedded wallet; beside it an injected one',
  entered: 'e-mail code entered to connected',
  shown: 'signature asked for to approval seen in the frame',
  median: 'safe call to the frame, median of 1,000; beside it an echo',
  slow: 'safe call to the frame, 99th percentile; beside it an echo',
} as const

/** Pages with logins, and the frame of the one that is written by hand. */
interface LoginPages extends Compared {
  readonly frame: Served
}

/** How long logging in, signing and coming back take with a frame of another site. */
export async function loginRows(
  visitor: Visitor,
  { floor, latchkey, frame }: LoginPages,
  rounds: number,
): Promise<readonly Row[]> {
  const home = await startSandbox({ parts: ['secureSite', 'mail', 'chains'] })
  const ours = { served: latchkey, siteUrl: home.addresses.secureSite, home }
  const byHand = { served: floor, siteUrl: frame.url }
  const measure = async (served: Served): Promise<Figures> =>
    served === latchkey
      ? measureLogin(visitor, ours)
      : { ...(await measureLogin(visitor, byHand)), ...(await measureInjected(visitor, ours)) }
  try {
    const rows = await timeRows({ pages: { floor, latchkey }, rounds, measure })
    const order: readonly string[] = Object.values(NAMES)
    return [...rows].sort((one, other) => order.indexOf(one.what) - order.indexOf(other.what))
  } finally {
    await home.stop()
  }
}

/** The embedded wallet's site, and the server that receives its mails. */
type Home = Sandbox<'secureSite' | 'mail' | 'chains'>

/** A page with a frame of another site in it. */
interface Framed {
  readonly served: Served
  /** The address of its frame. */
  readonly siteUrl: string
  /** Reads mails; the page written by hand takes any code. */
  readonly home?: Home | undefined
}

/** How many calls make one figure. */
const CALLS = 1_000

/** A visitor who logs in, signs, and reloads. */
async function measureLogin(visitor: Visitor, framed: Framed): Promise<Figures> {
  const { served, siteUrl, home } = framed
  const { page, end } = await visitor.visit({ isLasting: true })
  await page.goto(`${served.url}?site=${encodeURIComponent(siteUrl)}`)
  await settle(page, { hasSilentHosts: true })
  const code = home === undefined ? '123456' : await requestCode(page, home)
  const entering = page.evaluate(() => window.probe.entered())
  await page.getByTestId('otp-code').fill(code)
  const enteredMs = await entering
  await settle(page, { hasSilentHosts: true })
  const shownMs = await measureApproval(page, siteUrl)
  await settle(page, { hasSilentHosts: true })
  const { medianMs, slowMs } = await page.evaluate((times) => window.probe.callOften(times), CALLS)
  const restoredMs = home === undefined ? {} : { [NAMES.restored]: await reload(page) }
  await end()
  return {
    ...restoredMs,
    [NAMES.entered]: enteredMs,
    [NAMES.shown]: shownMs,
    [NAMES.median]: medianMs,
    [NAMES.slow]: slowMs,
  }
}

/** A visitor of the page with logins who connects an injected wallet and reloads. */
async function measureInjected(visitor: Visitor, { served, siteUrl }: Framed): Promise<Figures> {
  const { page, end } = await visitor.visit({ isLasting: true })
  await page.goto(`${served.url}?site=${encodeURIComponent(siteUrl)}`)
  await settle(page, { hasSilentHosts: true })
  await page.getByTestId('connect-button').click()
  await page.evaluate(() => window.probe.pressed)
  const connecting = page.evaluate(() => window.probe.connected())
  await page.locator('[data-testid^="wallet-"]').first().click()
  await connecting
  await settle(page, { hasSilentHosts: true })
  const restoredMs = await reload(page)
  await end()
  return { [NAMES.restored]: restoredMs }
}

async function reload(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' })
  return page.evaluate(() => window.probe.resumed)
}

/** Logs a new visitor in with the code that is mailed. */
export async function enterCode(page: Page, home: Pick<Home, 'mail'>): Promise<void> {
  await page.getByTestId('otp-code').fill(await requestCode(page, home))
  await page.getByTestId('account').filter({ hasText: '0x' }).waitFor()
}

async function requestCode(page: Page, { mail }: Pick<Home, 'mail'>): Promise<string> {
  visits += 1
  const address = `visitor-${visits}@sandbox.test`
  await page.getByTestId('connect-button').click()
  await page.getByTestId('connect-email').fill(address)
  await page.getByTestId('connect-email').press('Enter')
  const { code } = await mail.next(address, { signal: AbortSignal.timeout(MAIL_MS) })
  if (code === null) throw new Error('The mail contains no code')
  await page.getByTestId('otp-code').waitFor()
  return code
}

/** Visits so far; each is by a new visitor on a new device. */
let visits = 0

/** How long a mail may take, in milliseconds. */
const MAIL_MS = 15_000

/** The screen is declined afterwards. */
async function measureApproval(page: Page, siteUrl: string): Promise<number> {
  const frame = frameOf(page, siteUrl)
  const requesting = page.evaluate(() => window.probe.asked())
  const showing = frame.evaluate(() => window.probe.approving())
  await page.getByTestId('sign-button').click()
  const [requestedAt, shownAt] = await Promise.all([requesting, showing])
  await untilAtRest(page)
  await frame.getByRole('button', { name: 'Decline' }).click()
  await page.getByTestId('outcome').filter({ hasText: 'declined' }).waitFor()
  return shownAt - requestedAt
}

/** The frame moves with the card, so that a click that is on its way would land beside it. */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().map(({ finished }) => finished.catch(() => undefined))
    const longest = new Promise((resolve) => setTimeout(resolve, 1_000))
    await Promise.race([Promise.all(running), longest])
  })
}

function frameOf(page: Page, siteUrl: string): Frame {
  const { origin } = new URL(siteUrl)
  const frame = page.frames().find((each) => each.url().startsWith(origin))
  if (frame === undefined) throw new Error('The page has no frame')
  return frame
}
