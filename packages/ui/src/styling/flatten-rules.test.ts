import { expect, test } from 'vitest'
import type { CSSObject } from './css-object.ts'
import { flattenRules } from './flatten-rules.ts'

test.each<[string, CSSObject, readonly string[]]>([
  ['declarations', { color: 'red', padding: 4 }, ['.a{color:red;padding:4px;}']],
  ['a value without a unit', { lineHeight: 2, '--x': 3 }, ['.a{line-height:2;--x:3;}']],
  ['nothing set', { color: undefined }, []],
  ['fallbacks', { height: ['90vh', '90dvh'] }, ['.a{height:90vh;height:90dvh;}']],
  ['a state', { '&:hover': { top: 0 } }, ['.a:hover{top:0;}']],
  ['something inside', { '& > svg': { top: 0 } }, ['.a > svg{top:0;}']],
  ['something inside, without a mark', { svg: { top: 0 } }, ['.a svg{top:0;}']],
  ['something around', { '[dir=rtl] &': { top: 0 } }, ['[dir=rtl] .a{top:0;}']],
  ['several selectors', { '&:hover,&:focus': { top: 0 } }, ['.a:hover,.a:focus{top:0;}']],
  [
    'something inside several selectors',
    { '&:hover,&:focus': { '& > b': { top: 0 } } },
    [':is(.a:hover,.a:focus) > b{top:0;}'],
  ],
  ['a condition', { '@media print': { top: 0 } }, ['@media print{.a{top:0;}}']],
  [
    'a condition in a condition with a state',
    { '@media print': { '@supports (gap:0)': { '&:hover': { top: 0 } } } },
    ['@media print{@supports (gap:0){.a:hover{top:0;}}}'],
  ],
  [
    'a condition in a state',
    { '&::after': { content: '";{"', '@media print': { top: 0 } } },
    ['.a::after{content:";{";}', '@media print{.a::after{top:0;}}'],
  ],
  [
    'declarations after something nested',
    { '&:hover': { top: 0 }, color: 'red' },
    ['.a{color:red;}', '.a:hover{top:0;}'],
  ],
])('%s become plain rules', (_title, style, rules) => {
  expect(flattenRules([style], '.a')).toEqual(rules)
})

test('of several styles the later one comes later, and what is nested last', () => {
  const rules = flattenRules([{ top: 0, '&:hover': { top: 1 } }, { top: 2 }], '.a')

  expect(rules).toEqual(['.a{top:0;top:2px;}', '.a:hover{top:1px;}'])
})
