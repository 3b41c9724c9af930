import { ARRAYS } from './arrays.ts'
import { BROWSER } from './browser.ts'
import { COLLECTIONS } from './collections.ts'
import { ELEMENTS } from './elements.ts'
import { EVENTS } from './events.ts'
import { FUNCTIONS } from './functions.ts'
import { NETWORK } from './network.ts'
import { OBJECTS } from './objects.ts'
import type { Patch } from './patch.ts'
import { PROMISES } from './promises.ts'
import { VALUES } from './values.ts'

/** Pages whose scripts have changed what the browser brings along, by accident or on purpose. */
export const PATCHES: readonly Patch[] = [
  ...ARRAYS,
  ...OBJECTS,
  ...FUNCTIONS,
  ...PROMISES,
  ...NETWORK,
  ...VALUES,
  ...COLLECTIONS,
  ...EVENTS,
  ...ELEMENTS,
  ...BROWSER,
]
