import { expect, type Page } from '@playwright/test'

/** Positions of parts of the modal and of the page's buttons, in CSS px. */
export type Geometry = Readonly<Record<string, readonly number[]>>

/** Reads the position of every part of the open modal, once nothing moves any more. */
export async function readGeometry(page: Page): Promise<Geometry> {
  return page.evaluate(async () => {
    const shadow = document.querySelector('latchkey-root')?.shadowRoot
    const moving = shadow?.getAnimations() ?? []
    await Promise.allSettled(
      moving
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    )
    const boxes: Record<string, number[]> = {}
    const parts =
      shadow?.querySelectorAll('dialog,dialog [data-part],dialog input,dialog svg') ?? []
    // A picture that is still on its way has a glyph in its place.
    const own = [...parts].filter((part) => !part.parentElement?.closest('[data-part=image]'))
    for (const [index, part] of own.entries()) {
      const { x, y, width, height } = part.getBoundingClientRect()
      boxes[`${index} ${part.getAttribute('data-part') ?? part.tagName}`] = [x, y, width, height]
    }
    return boxes
  })
}

/**
 * Reads the sizes of the site's buttons and of what is in them, as they are laid out; their
 * position is up to the page. Pictures come later, at their size.
 */
export function readButtonSizes(page: Page): Promise<Geometry> {
  return page.evaluate(() => {
    const sizes: Record<string, number[]> = {}
    for (const button of document.querySelectorAll<HTMLElement>('[data-part=page-button]')) {
      const parts = button.querySelectorAll<HTMLElement>('span,bdi')
      for (const [index, part] of [button, ...parts].entries()) {
        const name = `${button.dataset['kind']} ${index} ${part.dataset['slot'] ?? part.tagName}`
        sizes[name] = [part.offsetWidth, part.offsetHeight]
      }
    }
    return sizes
  })
}

/** Fails with every part that moved. */
export function expectSame(found: Geometry, wanted: Geometry, where: string): void {
  expect.soft({ [where]: differences(found, wanted) }).toEqual({ [where]: [] })
}

/** Parts that are more than one pixel away from the expected position. */
function differences(found: Geometry, wanted: Geometry): readonly string[] {
  const names = new Set([...Object.keys(found), ...Object.keys(wanted)])
  return [...names].flatMap((name) => {
    const [one, other] = [found[name] ?? [], wanted[name] ?? []]
    const isSame =
      one.length === other.length &&
      one.every((value, index) => Math.abs(value - (other[index] ?? Number.NaN)) <= 1)
    return isSame ? [] : [`${name}: ${one.map(Math.round)} instead of ${other.map(Math.round)}`]
  })
}
