import type {} from '@vitest/browser-playwright'
import { beforeEach } from 'vitest'
import { cdp } from 'vitest/browser'

/**
 * The pointer of the test before stays where it was, and whatever is drawn under it is hovered. In
 * the corner nothing is drawn.
 */
beforeEach(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })
})
