import { type Sandbox, startSandbox } from '@latchkey/sandbox'
import { settle, type Visitor } from '../browser.ts'
import { countLongTasks } from '../long-tasks.ts'
import type { Row } from '../report.ts'
import type { Served } from '../serve.ts'
import { type Figures, median } from '../timing.ts'
import { enterCode } from './logins.ts'

const TOKENS = 10_000
/** How many times slower a phone is. */
const PHONE = 4
/** Frames that are scrolled, and how far in each. */
const SCROLL = { frames: 150, px: 350 } as const
/** The text that is typed, letter by letter; tokens of the sandbox are called by numbers. */
const QUERY = '9876'

const OF = `of ${TOKENS.toLocaleString('en')} tokens to swap to, ${PHONE}× throttle`
const NAMES = {
  key: `slowest key, searching the choice ${OF}`,
  found: `last letter to what was found in the choice ${OF}`,
  long: `tasks of more than 50 ms of a core, scrolling the choice ${OF}`,
  worst: `longest frame, scrolling the choice ${OF}`,
  nodes: `nodes after that in the choice ${OF}`,
} as const

const COUNTS: readonly string[] = [NAMES.long, NAMES.nodes]

const BUDGETS: Readonly<Record<string, Row['atMost']>> = {
  [NAMES.key]: { figure: 60 },
  [NAMES.long]: { figure: 0 },
}

type Home = Sandbox<'secureSite' | 'mail' | 'chains' | 'blockchainApi'>

/** How the choice of a token scrolls and is searched with more than any exchange lists. */
export async function choiceRows(
  visitor: Visitor,
  served: Served,
  rounds: number,
): Promise<readonly Row[]> {
  const home = await startSandbox({ parts: ['secureSite', 'mail', 'chains', 'blockchainApi'] })
  try {
    home.orderedSwapTokens.set(TOKENS)
    const visits: Figures[] = []
    for (let round = 0; round < rounds; round += 1) {
      visits.push(await measureChoice(visitor, served, home))
    }
    return Object.values(NAMES).map((what) => ({
      what,
      unit: COUNTS.includes(what) ? '' : 'ms',
      atMost: BUDGETS[what],
      latchkey: median(visits.map((figures) => figures[what] ?? Number.NaN)),
    }))
  } finally {
    await home.stop()
  }
}

async function measureChoice(visitor: Visitor, served: Served, home: Home): Promise<Figures> {
  const { page, engine, end } = await visitor.visit({ isLasting: true })
  const { secureSite, blockchainApi } = home.addresses
  const query = new URLSearchParams({ site: secureSite, api: blockchainApi })
  await page.goto(`${served.url}?${query}`)
  await settle(page, { hasSilentHosts: true })
  await enterCode(page, home)
  await page.evaluate(() => window.latchkey.open({ view: 'Swap' }))
  await page.getByTestId('swap-to').click()
  await page
    .getByTestId(/^swap-token-/)
    .first()
    .waitFor()
  await settle(page, { hasSilentHosts: true })

  await engine.send('Emulation.setCPUThrottlingRate', { rate: PHONE })
  const { frames, px } = SCROLL
  const { answer, longTasks } = await countLongTasks(engine, () =>
    page.evaluate(([count, step]) => window.probe.scrollThrough(count, step), [
      frames,
      px,
    ] as const),
  )
  const nodes = await page.evaluate(() => window.probe.countNodes())
  await page.evaluate(() => window.probe.watchKeys())
  const search = page.getByTestId('swap-search')
  await search.pressSequentially(QUERY.slice(0, -1), { delay: 200 })
  const finding = page.evaluate((word) => window.probe.matched('swap-token-', word), QUERY)
  await search.press(QUERY.slice(-1))
  const foundMs = await finding
  await settle(page, { hasSilentHosts: true })
  const keyMs = await page.evaluate(() => window.probe.slowestKey())
  await end()
  return {
    [NAMES.key]: keyMs,
    [NAMES.found]: foundMs,
    [NAMES.long]: longTasks,
    [NAMES.worst]: answer.worstMs,
    [NAMES.nodes]: nodes,
  }
}
