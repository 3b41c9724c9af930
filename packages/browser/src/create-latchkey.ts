import type { CreateLatchkeyOptions, Latchkey } from '@latchkey/react'
import { createLatchkeyIn } from '@latchkey/react/bindings'

/** Makes the modal of a page without a build step, as `createLatchkey` of `@latchkey/react` does. */
export function createLatchkey(options: CreateLatchkeyOptions): Latchkey {
  return createLatchkeyIn('cdn', options)
}
