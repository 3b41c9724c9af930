import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { LatchkeyElementEvents, LatchkeyElements } from './element-types.ts'

/** Attributes of one of our elements, as JSX and templates write them. */
export type ElementAttributes<Element> = {
  readonly [Name in Exclude<keyof Element, keyof HTMLElement>]?: Element[Name] | undefined
}

type Props<Name extends keyof LatchkeyElements> = DetailedHTMLProps<
  HTMLAttributes<LatchkeyElements[Name]>,
  LatchkeyElements[Name]
> &
  ElementAttributes<LatchkeyElements[Name]>

/** Listeners as React 19 adds them; React 18 has none for events of elements. */
type JsxListeners = {
  readonly [Name in keyof LatchkeyElementEvents as `on${Name}`]?:
    | ((event: LatchkeyElementEvents[Name]) => void)
    | undefined
}

/**
 * Our elements in JSX of React 18 and 19. React 18 sets attributes alone, not `latchkey`, and adds no listeners such
 * as `onlatchkey-connected`.
 */
export type LatchkeyJsxElements = { [Name in keyof LatchkeyElements]: Props<Name> & JsxListeners }

/** Our elements in templates of Vue, with `@click`, `@latchkey-connected` and the like. */
export type LatchkeyVueComponents = {
  [Name in keyof LatchkeyElements]: new () => {
    $props: ElementAttributes<LatchkeyElements[Name]> & VueListeners
  }
}

type VueListeners = {
  readonly [Name in keyof HTMLElementEventMap as `on${Capitalize<Name>}`]?:
    | ((event: HTMLElementEventMap[Name]) => void)
    | undefined
} & {
  readonly onLatchkeyConnected?:
    | ((event: LatchkeyElementEvents['latchkey-connected']) => void)
    | undefined
  readonly onLatchkeyError?: ((event: LatchkeyElementEvents['latchkey-error']) => void) | undefined
}

declare module 'react' {
  // biome-ignore lint/style/noNamespace: the types of React have this namespace
  namespace JSX {
    interface IntrinsicElements extends LatchkeyJsxElements {}
  }
}
