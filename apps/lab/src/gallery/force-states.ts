/** Pseudo-classes that a picture cannot show, and the attribute that stands in for each. */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/:hover\b/g, '[data-force~="hover"]'],
  [/:focus-visible\b/g, '[data-force~="focus"]'],
  [/:focus-within\b/g, ':has([data-force~="focus"])'],
  [/:active\b/g, '[data-force~="pressed"]'],
]

/** A selector that also matches `data-force`, or undefined when it names no such state. */
export function replacementOf(selector: string): string | undefined {
  const forced = STAND_INS.reduce(
    (text, [state, replacement]) => text.replace(state, replacement),
    selector,
  )
  return forced === selector ? undefined : forced
}

/**
 * Makes `data-force="hover"`, `"focus"` and `"pressed"` look like the real states: every rule for
 * one of them is added a second time, for the attribute.
 */
export function forceStates(root: DocumentOrShadowRoot): void {
  for (const sheet of root.adoptedStyleSheets) {
    const rules = [...sheet.cssRules].flatMap((rule) => forcedRules(rule))
    for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length)
  }
}

function forcedRules(rule: CSSRule): readonly string[] {
  if (rule instanceof CSSStyleRule) {
    const selector = replacementOf(rule.selectorText)
    return selector === undefined ? [] : [`${selector}{${rule.style.cssText}}`]
  }
  // A stand-in hovers on every device; other conditions stay.
  if (rule instanceof CSSMediaRule && /hover/.test(rule.conditionText)) {
    return [...rule.cssRules].flatMap((inner) => forcedRules(inner))
  }
  return []
}
