import { type CDPSession, expect, type Page } from '@playwright/test'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'
import { watchLeftovers } from './setup/watch-leftovers.ts'

const WARM_UP = 10
/** The number of rounds that shows a leak of each round, and even one of every tenth. */
const ROUNDS = 20
/** The most that so many rounds may add. Source: docs/security.md, S48. */
const LIMITS = { nodes: 2, listeners: 2, bytes: 1_048_576 }

test(
  'rounds of opening and closing leave nothing behind, nor does an instance that ended',
  FULL,
  async ({ page, site, installWallet }) => {
    await installWallet()
    const leftovers = await watchLeftovers(page, site.url)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const engine = await page.context().newCDPSession(page)
    await engine.send('Performance.enable')
    await page.goto(`${site.url}/hosts.html`)
    await expect(page.locator('latchkey-root')).toBeAttached()
    await goRound(page, WARM_UP)

    // Code that loads at idle may arrive during rounds, but once: a leak adds something in all of
    // them.
    await expect(async () => {
      const before = await readCounters(engine)
      await goRound(page, ROUNDS)
      const after = await readCounters(engine)
      for (const name of ['nodes', 'listeners', 'bytes'] as const)
        expect(after[name] - before[name], name).toBeLessThanOrEqual(LIMITS[name])
    }).toPass()
    // That nothing is left counts only if something was there.
    expect((await leftovers()).length).toBeGreaterThan(3)
    await page.evaluate(() => window.latchkey?.destroy())
    await expect(page.locator('latchkey-root, iframe')).toHaveCount(0)
    await expect.poll(leftovers).toEqual([])
  },
)

/** Opens and closes the modal, each time until it is seen and gone. */
async function goRound(page: Page, rounds: number): Promise<void> {
  await page.evaluate(async (count) => {
    const root = document.querySelector('latchkey-root')
    async function until(isOpen: boolean): Promise<void> {
      const dialog = (): Element | null | undefined =>
        root?.shadowRoot?.querySelector('dialog[open]')
      while (dialog() instanceof Element !== isOpen) await new Promise(requestAnimationFrame)
    }
    for (let round = 0; round < count; round += 1) {
      await window.latchkey?.open()
      await until(true)
      await window.latchkey?.close()
      await until(false)
    }
  }, rounds)
  // It is unmounted once it has left.
  await page.waitForFunction(() => {
    const dialog = document.querySelector('latchkey-root')?.shadowRoot?.querySelector('dialog')
    return dialog?.checkVisibility() !== true
  })
}

/** The counters of the engine, after everything that can go has gone. */
async function readCounters(engine: CDPSession) {
  for (let time = 0; time < 3; time += 1) await engine.send('HeapProfiler.collectGarbage')
  const { metrics } = await engine.send('Performance.getMetrics')
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), bytes: of('JSHeapUsedSize') }
}
