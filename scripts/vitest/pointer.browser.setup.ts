import type {} from '@vitest/browser-playwright'
import { beforeEach } from 'vitest'
import { cdp } from 'vitest/browser'

/**
 * The pointer of the test before stays where it was, and whatever is drawn under it is hovered.
 * Outside of the page there is nothing, while its corner may be drawn upon.
 */
beforeEach(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })
})
