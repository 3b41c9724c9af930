import type { LatchkeyElements } from '@latchkey/react/elements'

type Attributes = {
  [Name in keyof LatchkeyElements]: import('solid-js').JSX.HTMLAttributes<LatchkeyElements[Name]> &
    Partial<Omit<LatchkeyElements[Name], keyof HTMLElement>>
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Attributes {}
  }
}
