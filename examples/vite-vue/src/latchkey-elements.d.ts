import type { LatchkeyVueComponents } from '@latchkey/react/elements'

declare module 'vue' {
  interface GlobalComponents extends LatchkeyVueComponents {}
}
