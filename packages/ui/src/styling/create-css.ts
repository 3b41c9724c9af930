import type { StyleSheetHandle } from '../root/style-sheet.ts'
import type { CSSObject } from './css-object.ts'
import { flattenRules } from './flatten-rules.ts'

/** Prefix of every class name of the kit. */
const PREFIX = 'lk-'

/**
 * The class name of all styles there were, by what they say: the same ones have the same name in
 * every modal, and naming them again, which every drawing does, costs no more than writing them down.
 */
const names = /* @__PURE__ */ new Map<string, string>()

/** Styles, the class names of a caller, or nothing. */
export type CssInput = CSSObject | string | false | undefined

/**
 * Gives the class name of some styles and sees to it that their rules exist. Of two that set the
 * same, the later one counts, also where it is a class name that `css` gave before; class names of
 * others are passed on.
 */
export type Css = (...inputs: readonly CssInput[]) => string

/**
 * The styles of one modal: its rules go into one sheet, each only once. Calling it while React
 * renders is harmless: the same styles have the same name, and a rendering that is thrown away
 * leaves a rule that nothing wears.
 */
export function createCss(sheet: StyleSheetHandle): Css {
  const known = new Map<string, readonly CSSObject[]>()
  return (...inputs) => {
    const [first, ...rest] = inputs
    if (typeof first === 'string' && !rest.some(Boolean)) return first
    const others: string[] = []
    const styles = inputs.flatMap((input) => {
      if (typeof input === 'string') return takeKnown(known, input, others)
      return input ? [input] : []
    })
    if (styles.length > 0) others.unshift(insertOnce(styles, { known, sheet }))
    return others.join(' ')
  }
}

/** Takes the styles out of a list of class names; what is not ours is added to `others`. */
function takeKnown(
  known: ReadonlyMap<string, readonly CSSObject[]>,
  classNames: string,
  others: string[],
): readonly CSSObject[] {
  return classNames.split(' ').flatMap((name) => {
    const styles = known.get(name)
    if (styles === undefined && name !== '') others.push(name)
    return styles ?? []
  })
}

interface Registry {
  readonly known: Map<string, readonly CSSObject[]>
  readonly sheet: StyleSheetHandle
}

function insertOnce(styles: readonly CSSObject[], { known, sheet }: Registry): string {
  const name = nameOf(styles)
  if (known.has(name)) return name
  known.set(name, styles)
  for (const rule of flattenRules(styles, `.${name}`)) sheet.insert(rule)
  return name
}

function nameOf(styles: readonly CSSObject[]): string {
  const text = JSON.stringify(styles)
  const name = names.get(text) ?? PREFIX + names.size.toString(36)
  names.set(text, name)
  return name
}
