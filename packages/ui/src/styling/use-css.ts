import { createContext, useContext } from 'react'
import type { Css, CssInput } from './create-css.ts'

/** The styles of the modal around. Outside of a modal there is no sheet, so nothing is styled. */
export const CssContext = /* @__PURE__ */ createContext<Css>(passClassNames)

/** How a primitive styles its elements: `className={css(styles, rest.className)}`. */
export function useCss(): Css {
  return useContext(CssContext)
}

function passClassNames(...inputs: readonly CssInput[]): string {
  return inputs.filter((input) => typeof input === 'string').join(' ')
}
