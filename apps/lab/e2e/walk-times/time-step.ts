import type { Page } from '@playwright/test'

/** An element of the page or of the modal, and the state in which it is waited for. */
export interface Awaited {
  /** CSS selector; looked up in the page and in the modal's shadow root. */
  readonly selector: string
  /** Waits until it is gone. */
  readonly isGone?: boolean
}

/**
 * Does something, and returns the milliseconds from its first click or key to the frame in which the
 * awaited element is drawn.
 *
 * @throws Error after 30 s.
 */
export async function timeStep(
  page: Page,
  awaited: Awaited,
  act: () => Promise<void>,
): Promise<number> {
  const watch = await page.evaluateHandle(startWatch, awaited)
  await act()
  return watch.evaluate(({ ended }) => ended)
}

/** Runs in the page. It has no inner functions with names: tsx would wrap them in a helper of its own. */
function startWatch({ selector, isGone = false }: Awaited): { readonly ended: Promise<number> } {
  const started = new Promise<number>((resolve) => {
    for (const type of ['click', 'keydown', 'input']) {
      addEventListener(type, (event) => resolve(event.timeStamp), { capture: true, once: true })
    }
  })
  const ended = started.then(async (startedAt) => {
    while (performance.now() - startedAt < 30_000) {
      const roots = [document, document.querySelector('latchkey-root')?.shadowRoot]
      const found = roots.flatMap((root) => [...(root?.querySelectorAll(selector) ?? [])])
      if (found.some((element) => element.checkVisibility()) !== isGone) {
        return performance.now() - startedAt
      }
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    throw new Error(`No ${selector}`)
  })
  return { ended }
}
