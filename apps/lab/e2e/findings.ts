import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** Something that axe found, and where. */
interface Finding {
  readonly id: string
  readonly where: string
}

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs in the page: resolves once nothing has moved for ten frames. What ends may start another movement, and the
 * browser sees only after some frames that a new view lies under the pointer.
 */
async function untilStill(): Promise<void> {
  for (let frames = 0; frames < 10; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    // Each tree reports only its own, so that the modal's is checked, too.
    const shadows = [...document.querySelectorAll('*')].flatMap((host) => host.shadowRoot ?? [])
    // Spinners move for ever, and none covers text.
    const ending = [document, ...shadows]
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .filter(({ playState }) => playState !== 'finished')
    await Promise.allSettled(ending.map((animation) => animation.finished))
    if (ending.length > 0) frames = 0
  }
}

/** The violations that axe finds once nothing moves. */
export async function findings(page: Page): Promise<readonly Finding[]> {
  // Several runs of axe end the page's process in Firefox 153.
  if (page.context().browser()?.browserType().name() === 'firefox') return []
  await page.evaluate(untilStill)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(async () => {
    const tool: unknown = Reflect.get(window, 'axe')
    // Put there by the line above.
    const { violations } = await (tool as typeof import('axe-core')).run(document, {
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => ({ id, where: JSON.stringify(target) })),
    )
  })
}
