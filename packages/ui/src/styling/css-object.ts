import type { PropertiesFallback } from 'csstype'

/** A value of one property. What is undefined or a boolean sets nothing. */
type CssValue = string | number | boolean | undefined

/** Properties by the names that the DOM has for them; an array holds fallbacks, the last one counts. */
type Properties = PropertiesFallback<string | number>

/**
 * Styles as an object. A number is in px where the property has a unit. Under other keys are custom
 * properties, and the styles of selectors (`&` is the element itself) and of at-rules.
 */
export interface CSSObject extends Properties {
  readonly [key: string]: CssValue | readonly (string | number)[] | CSSObject
}
