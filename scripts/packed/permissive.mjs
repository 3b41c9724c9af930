/** Licences that ask for nothing but their own text to be carried along. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]

/** Old packages whose manifest names the licence in another form. */
const IN_OTHER_WORDS = new Map([['public domain', 'CC0-1.0']])

/** Returns true if a licence, as a manifest names it, is permissive in every reading. */
export function isPermissive(licence) {
  if (typeof licence !== 'string') return false
  const plain = (IN_OTHER_WORDS.get(licence) ?? licence).replace(/[()]/g, '')
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => PERMISSIVE.includes(name)))
}
