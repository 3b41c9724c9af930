import type { Page } from '@playwright/test'

/** How a page looks to its visitor and to its own scripts, fact by fact. */
export type Portrait = Readonly<Record<string, string>>

/**
 * Everything of a page that a modal might leave changed: computed styles of its root, its body and
 * some elements, their places, attributes, scroll position, children of the body, style sheets.
 */
export async function takePortrait(page: Page): Promise<Portrait> {
  await endTransitions(page)
  return page.evaluate(() => {
    const { documentElement: root, body, styleSheets, adoptedStyleSheets } = document
    const facts: Record<string, string> = {
      scroll: [scrollX, scrollY, root.scrollTop, body.scrollTop].join(),
      children: [...body.children].map(({ tagName }) => tagName).join(),
      sheets: `${styleSheets.length} and ${adoptedStyleSheets.length}`,
    }
    const samples = [root, body, ...document.querySelectorAll('[data-sample]')]
    for (const [index, element] of samples.entries()) {
      const name = `${element.tagName} ${index}`
      const { x, y, width, height } = element.getBoundingClientRect()
      facts[`${name} box`] = [x, y, width, height].join()
      for (const attribute of element.attributes) {
        facts[`${name} attribute ${attribute.name}`] = attribute.value
      }
      const style = getComputedStyle(element)
      for (const property of style) facts[`${name} ${property}`] = style.getPropertyValue(property)
    }
    return facts
  })
}

/** Lists the differences between two portraits. */
export function changes(before: Portrait, after: Portrait): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name]} became ${after[name]}`)
}

/** Stops all motion of the page itself: a sheet that comes or goes may make everything in it move. */
export async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isEnding = animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      if (isEnding) animation.finish()
    }
  })
}
