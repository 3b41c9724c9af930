import { type Sandbox, startSandbox } from '@latchkey/sandbox'
import type { Frame, Page } from 'playwright'
import { settle, type Visitor } from '../browser.ts'
import type { Served } from '../serve.ts'
import type { Speeds } from './speed.ts'

/** The embedded wallet's site, and whose mails are read. */
export type Home = Sandbox<'secureSite' | 'mail' | 'chains'>

/** Starts the secure site of the sandbox, with its mails and chains. */
export function arrangeHome(): Promise<Home> {
  return startSandbox({ parts: ['secureSite', 'mail', 'chains'] })
}

/** A page with a frame of another site in it. */
export interface Framed {
  readonly served: Served
  /** Where its frame is. */
  readonly siteUrl: string
  /** Reads mails; the page written by hand takes any code. */
  readonly home?: Home | undefined
}

/** Names of the figures. */
export const LOGIN_FIGURES = {
  restored: 'reload to connected, embedded wallet; beside it an injected one',
  entered: 'e-mail code entered to connected',
  shown: 'signature asked for to approval seen in the frame',
  median: 'safe call to the frame, median of 1,000; beside it an echo',
  slow: 'safe call to the frame, 99th percentile; beside it an echo',
} as const

/** How many calls make one figure. */
const CALLS = 1_000

/** A visitor who logs in, is asked to sign, and comes back later. */
export async function measureLogin(visitor: Visitor, framed: Framed): Promise<Speeds> {
  const { served, siteUrl, home } = framed
  const { page, end } = await visitor.visit({ isLasting: true })
  await page.goto(`${served.url}?site=${encodeURIComponent(siteUrl)}`)
  await settle(page, { hasSilentHosts: true })
  const code = home === undefined ? '123456' : await askForCode(page, home)
  const entering = page.evaluate(() => window.probe.entered())
  await page.getByTestId('otp-code').fill(code)
  const enteredMs = await entering
  await settle(page, { hasSilentHosts: true })
  const shownMs = await measureApproval(page, siteUrl)
  await settle(page, { hasSilentHosts: true })
  const { medianMs, slowMs } = await page.evaluate((times) => window.probe.callOften(times), CALLS)
  const restoredMs = home === undefined ? {} : { [LOGIN_FIGURES.restored]: await comeBack(page) }
  await end()
  return {
    ...restoredMs,
    [LOGIN_FIGURES.entered]: enteredMs,
    [LOGIN_FIGURES.shown]: shownMs,
    [LOGIN_FIGURES.median]: medianMs,
    [LOGIN_FIGURES.slow]: slowMs,
  }
}

/** On the page with logins, one who connects with a wallet of the browser, and comes back later. */
export async function measureInjected(
  visitor: Visitor,
  { served, siteUrl }: Framed,
): Promise<Speeds> {
  const { page, end } = await visitor.visit({ isLasting: true })
  await page.goto(`${served.url}?site=${encodeURIComponent(siteUrl)}`)
  await settle(page, { hasSilentHosts: true })
  await page.getByTestId('connect-button').click()
  await page.evaluate(() => window.probe.pressed)
  const connecting = page.evaluate(() => window.probe.connected())
  await page.locator('[data-testid^="wallet-"]').first().click()
  await connecting
  await settle(page, { hasSilentHosts: true })
  const restoredMs = await comeBack(page)
  await end()
  return { [LOGIN_FIGURES.restored]: restoredMs }
}

async function comeBack(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' })
  return page.evaluate(() => window.probe.resumed)
}

async function askForCode(page: Page, { mail }: Home): Promise<string> {
  visits += 1
  const address = `visitor-${visits}@sandbox.test`
  await page.getByTestId('connect-button').click()
  await page.getByTestId('connect-email').fill(address)
  await page.getByTestId('connect-email').press('Enter')
  const { code } = await mail.next(address, { signal: AbortSignal.timeout(MAIL_MS) })
  if (code === null) throw new Error('The mail holds no code')
  await page.getByTestId('otp-code').waitFor()
  return code
}

/** Visits so far; each is by somebody new, on a device of their own. */
let visits = 0

/** How long a mail may take, in milliseconds. */
const MAIL_MS = 15_000

/** The screen is declined afterwards. */
async function measureApproval(page: Page, siteUrl: string): Promise<number> {
  const frame = frameOf(page, siteUrl)
  const asking = page.evaluate(() => window.probe.asked())
  const showing = frame.evaluate(() => window.probe.approving())
  await page.getByTestId('sign-button').click()
  const [askedAt, shownAt] = await Promise.all([asking, showing])
  await frame.getByRole('button', { name: 'Decline' }).click()
  await page.getByTestId('outcome').filter({ hasText: 'declined' }).waitFor()
  return shownAt - askedAt
}

function frameOf(page: Page, siteUrl: string): Frame {
  const { origin } = new URL(siteUrl)
  const frame = page.frames().find((each) => each.url().startsWith(origin))
  if (frame === undefined) throw new Error('The page has no frame')
  return frame
}
