import type { Locator, Page } from '@playwright/test'

/**
 * Mends two actions of this process for WebDriver BiDi, where Playwright (1.65) can not carry them out: taps
 * do nothing, and React does not notice text that is filled in. A tap is a press of the mouse, and text
 * is typed.
 */
export function mendInput(page: Page): void {
  const actions: Pick<Locator, 'tap' | 'fill'> & Locator = Object.getPrototypeOf(page.locator('*'))
  actions.tap = actions.click
  actions.fill = fillByKeys
}

async function fillByKeys(this: Locator, text: string): Promise<void> {
  await this.focus()
  await this.selectText()
  await (text === '' ? this.press('Delete') : this.pressSequentially(text))
}
