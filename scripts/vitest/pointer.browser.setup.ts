import type {} from '@vitest/browser-playwright'
import { beforeEach } from 'vitest'
import { cdp } from 'vitest/browser'

/**
 * The pointer stays where the test before left it, so that elements under it would be hovered. It
 * is moved outside of the page, because its corner may have elements.
 */
beforeEach(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })
})
