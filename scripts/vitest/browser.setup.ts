import './without-performance-tracks.ts'
import type {} from '@vitest/browser-playwright'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { cdp } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { failOnConsole } from './console.ts'
import { addErrorTexts } from './error-texts.ts'
import { failOnOutsideRequest } from './outside-of-page.ts'
import './patience.ts'

/**
 * Runs before each file of browser tests. Files of one worker share a page and its modules: what a
 * module installs it installs once, and the hooks here are registered for each file.
 */
addErrorTexts()

beforeEach(async () => {
  await cleanup()
  await movePointerAway()
})
afterEach(failOnConsole)
afterEach(failOnOutsideRequest)
afterAll(async () => {
  await cleanup()
  clearPage()
  await failOnModals()
  failOnConsole()
  await failOnOutsideRequest()
})

/**
 * The pointer stays where the test before left it, so that elements under it would be hovered. It
 * is moved outside of the page, because its corner may have elements.
 */
async function movePointerAway(): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })
}

/** A modal that was not destroyed puts itself back, and is in the way of the next file. */
async function failOnModals(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  const { length } = document.querySelectorAll('latchkey-root')
  if (length > 0) throw new Error(`${length} modals were not destroyed`)
}

/** Leaves to the next file a page as the browser opens it. */
function clearPage(): void {
  document.body.replaceChildren()
  document.body.removeAttribute('style')
  document.documentElement.removeAttribute('style')
  document.adoptedStyleSheets = []
  localStorage.clear()
  sessionStorage.clear()
}
