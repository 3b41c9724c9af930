import { expect, test } from 'vitest'
import { createCss } from './create-css.ts'

function aSheet() {
  const rules: string[] = []
  const css = createCss({
    insert: (rule) => rules.push(rule),
    replace: (text) => rules.splice(0, rules.length, text),
    remove: () => rules.splice(0),
  })
  return { css, rules }
}

test('the same styles have one name and are written once', () => {
  const { css, rules } = aSheet()

  const names = [css({ color: 'red' }), css({ color: 'red' }), css({ color: 'blue' })]

  expect(names[0]).toBe(names[1])
  expect(names[0]).not.toBe(names[2])
  expect(rules).toEqual([`.${names[0]}{color:red;}`, `.${names[2]}{color:blue;}`])
})

test('two modals give the same styles the same name and each writes its own rule', () => {
  const [one, two] = [aSheet(), aSheet()]

  expect(one.css({ color: 'red' })).toBe(two.css({ color: 'red' }))
  expect(two.rules).toEqual(one.rules)
})

test('a class name of ours that is handed on is taken apart, so that the later style counts', () => {
  const { css, rules } = aSheet()
  const theirs = css({ color: 'blue' })

  const name = css({ color: 'red', '&:hover': { top: 0 } }, `mine ${theirs}`)

  expect(name).toMatch(/^lk-\w+ mine$/)
  expect(rules.at(-2)).toBe(`.${name.split(' ')[0]}{color:red;color:blue;}`)
})

test('styles that do not apply leave no trace', () => {
  const { css, rules } = aSheet()

  expect(css(undefined, false, '')).toBe('')
  expect(css(undefined, 'mine')).toBe('mine')
  expect(css({ color: 'red' }, false)).toBe(css({ color: 'red' }))
  expect(rules).toHaveLength(1)
})
