import { expect, test } from 'vitest'
import vectors from '../../../../vectors/address-poisoning.json'
import { resembledAddress } from './look-alike.ts'

const { lookalike, unrelated, same } = vectors.cases

test('addresses with the same four digits at both ends are found, all of them', () => {
  const found = lookalike.map(({ known, entered }) => resembledAddress(entered, [known]) === known)

  expect(found).toEqual(lookalike.map(({ flag_at_4_4 }) => flag_at_4_4))
})

test('others are not, nor is the address itself in other letters', () => {
  const found = [...unrelated, ...same].filter(
    ({ known, entered }) => resembledAddress(entered, [known]) !== undefined,
  )

  expect(found).toEqual([])
})

test.each([
  [
    'Solana',
    '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
    '9WzDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWWM',
    '9WzEXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
  ],
  [
    'Bitcoin',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'bc1qar0xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx5mdq',
    'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
  ],
])('addresses of %s too', (_name, known, imitation, other) => {
  expect(resembledAddress(imitation, [known])).toBe(known)
  expect(resembledAddress(other, [known])).toBeUndefined()
  expect(resembledAddress(known, [imitation, known])).toBeUndefined()
})

test('an imitation in letters of another case is one', () => {
  const known = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'

  expect(resembledAddress('9wzdAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWwm', [known])).toBe(known)
})
