import type { TestDetails } from '@playwright/test'
import { FULL_TAG } from '../../../scripts/lib/rings.mjs'

/** Details of a journey that only `npm run test:full` makes: `test('…', FULL, …)`. */
export const FULL: TestDetails = { tag: FULL_TAG }

/** Details of a journey that `npm test` makes too, for loops over variants of which one is enough there. */
export const BOTH: TestDetails = {}
