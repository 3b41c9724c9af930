import { expect, test } from 'vitest'
import { areTermsDue, requiresTerms, requireTerms } from './terms.ts'

const TERMS = 'https://salt.example/terms'
const PRIVACY = 'https://salt.example/privacy'

test.each([
  [true, TERMS, PRIVACY, true],
  [true, TERMS, undefined, true],
  [true, undefined, PRIVACY, true],
  [true, undefined, undefined, false],
  [false, TERMS, PRIVACY, false],
])(
  'checkbox %s, terms %s, privacy policy %s: asks %s',
  (legalCheckbox, terms, privacy, required) => {
    const options = {
      features: { legalCheckbox },
      termsConditionsUrl: terms,
      privacyPolicyUrl: privacy,
    }

    expect(requiresTerms(options)).toBe(required)
    expect(areTermsDue({ options, terms: { isAccepted: false } })).toBe(required)
    expect(areTermsDue({ options, terms: { isAccepted: true } })).toBe(false)
  },
)

test('terms that are due are a failure by name', () => {
  const options = { features: { legalCheckbox: true }, termsConditionsUrl: TERMS }

  expect(() => requireTerms({ options, terms: { isAccepted: false } })).toThrow(
    expect.objectContaining({ code: 'terms.not-accepted' }),
  )
})
