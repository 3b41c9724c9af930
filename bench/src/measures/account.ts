import { type Sandbox, startSandbox } from '@latchkey/sandbox'
import type { CDPSession, Page } from 'playwright'
import { settle, type Visitor } from '../browser.ts'
import { countLongTasks } from '../long-tasks.ts'
import type { Row } from '../report.ts'
import type { Served } from '../serve.ts'
import { type Figures, median } from '../timing.ts'
import { enterCode } from './logins.ts'

const TOKENS = 10_000
const TRANSACTIONS = 5_000

/** How many times slower a phone is. */
const PHONE = 4

/** Frames that are scrolled, and how far in each. */
const SCROLL = { frames: 150, px: 350 } as const

const OF_TOKENS = `through ${TOKENS.toLocaleString('en')} tokens, ${PHONE}× throttle`
const OF_ACTIVITY = `through ${TRANSACTIONS.toLocaleString('en')} transactions, ${PHONE}× throttle`
const NAMES = {
  opened: `frames from opening to ${TOKENS.toLocaleString('en')} tokens that are known, ${PHONE}× throttle`,
  tokensLong: `tasks of more than 50 ms of a core, scrolling ${OF_TOKENS}`,
  tokensWorst: `longest frame, scrolling ${OF_TOKENS}`,
  tokensNodes: 'nodes after that',
  activityLong: `tasks of more than 50 ms of a core, scrolling ${OF_ACTIVITY}`,
  activityWorst: `longest frame, scrolling ${OF_ACTIVITY}`,
} as const

const MS: readonly string[] = [NAMES.tokensWorst, NAMES.activityWorst]

const BUDGETS: Readonly<Record<string, Row['atMost']>> = {
  [NAMES.opened]: { figure: 2 },
  [NAMES.tokensLong]: { figure: 0 },
  [NAMES.activityLong]: { figure: 0 },
}

type Home = Sandbox<'secureSite' | 'mail' | 'chains' | 'blockchainApi'>

/** How Account of the embedded wallet opens and scrolls with more than any visitor has. */
export async function accountRows(
  visitor: Visitor,
  served: Served,
  rounds: number,
): Promise<readonly Row[]> {
  const home = await startSandbox({ parts: ['secureSite', 'mail', 'chains', 'blockchainApi'] })
  try {
    const visits: Figures[] = []
    for (let round = 0; round < rounds; round += 1) {
      visits.push(await measureAccount(visitor, served, home))
    }
    return Object.values(NAMES).map((what) => ({
      what,
      unit: MS.includes(what) ? 'ms' : '',
      atMost: BUDGETS[what],
      latchkey: median(visits.map((figures) => figures[what] ?? Number.NaN)),
    }))
  } finally {
    await home.stop()
  }
}

async function measureAccount(visitor: Visitor, served: Served, home: Home): Promise<Figures> {
  const { page, engine, end } = await visitor.visit({ isLasting: true })
  const { secureSite, blockchainApi } = home.addresses
  const query = new URLSearchParams({ site: secureSite, api: blockchainApi })
  await page.goto(`${served.url}?${query}`)
  await settle(page, { hasSilentHosts: true })
  await enterCode(page, home)
  await fill(home, await addressOf(page))
  await page.evaluate(() => window.probe.opened('tokens-row'))
  await page.evaluate(() => window.latchkey.close())
  await settle(page, { hasSilentHosts: true })

  await engine.send('Emulation.setCPUThrottlingRate', { rate: PHONE })
  const frames = await page.evaluate(() => window.probe.opened('tokens-row'))
  await settle(page, { hasSilentHosts: true })
  const tokens = await scroll(page, engine)
  const nodes = await page.evaluate(() => window.probe.countNodes())
  await page.getByTestId('account-tabs').getByRole('tab', { name: 'Activity' }).click()
  await page.getByTestId('activity-row').first().waitFor()
  await settle(page, { hasSilentHosts: true })
  const activity = await scroll(page, engine)
  await end()
  return {
    [NAMES.opened]: frames,
    [NAMES.tokensLong]: tokens.longTasks,
    [NAMES.tokensWorst]: tokens.worstMs,
    [NAMES.tokensNodes]: nodes,
    [NAMES.activityLong]: activity.longTasks,
    [NAMES.activityWorst]: activity.worstMs,
  }
}

async function scroll(page: Page, engine: CDPSession) {
  const { frames, px } = SCROLL
  const { answer, longTasks } = await countLongTasks(engine, () =>
    page.evaluate(([count, step]) => window.probe.scrollThrough(count, step), [
      frames,
      px,
    ] as const),
  )
  return { longTasks, worstMs: answer.worstMs }
}

/** Orders what the account has; without nodes the embedded wallet has no list of its own. */
async function fill(home: Home, address: `0x${string}`): Promise<void> {
  home.orderedBalances.set(address, { count: TOKENS })
  home.faults.clear()
  await home.chains.get(1).fillHistory(address, { count: TRANSACTIONS })
  home.faults.set('nodes', { kind: 'reset' })
}

async function addressOf(page: Page): Promise<`0x${string}`> {
  const text = await page.getByTestId('account').filter({ hasText: '0x' }).textContent()
  return `0x${text?.slice(2)}`
}
