import { expect, test } from 'vitest'
import { judgeNamespaces } from './judge-namespaces.mjs'

const NAMESPACES = {
  day: {
    adapter: '@latchkey/adapter-day',
    call: 'dayAdapter()',
    libraries: ['sun'],
    words: { finding: ['sunrise'], sun: ['corona'] },
  },
  night: {
    adapter: '@latchkey/adapter-night',
    call: 'nightAdapter()',
    libraries: ['moon', 'tide'],
    words: { finding: ['moonrise'] },
  },
}

const DAY = {
  text: 'sunrise corona',
  modules: ['/site/node_modules/@latchkey/adapter-day/dist/a.js', '/x/node_modules/sun/a.js'],
}
const NIGHT = {
  text: 'moonrise',
  modules: ['/site/node_modules/@latchkey/adapter-night/dist/a.js', '/x/node_modules/moon/a.js'],
}
const NONE = { text: 'a page', modules: ['/site/node_modules/react/index.js'] }

test('sites with only their own code have no fault', () => {
  expect(judgeNamespaces(NAMESPACES, { none: NONE, day: DAY, night: NIGHT })).toEqual([])
})

test('code of another namespace is reported, in every site', () => {
  const none = { ...NONE, text: 'a page with corona' }
  const night = { ...NIGHT, text: 'moonrise after sunrise' }

  expect(judgeNamespaces(NAMESPACES, { none, day: DAY, night })).toEqual([
    'A site without adapters contains "corona" of day (sun).',
    'A site with night alone contains "sunrise" of day (finding).',
  ])
})

test('a module without a probe is reported', () => {
  const day = { ...DAY, modules: [...DAY.modules, '/x/.pnpm/tide@1/node_modules/tide/index.js'] }

  expect(judgeNamespaces(NAMESPACES, { none: NONE, day, night: NIGHT })).toEqual([
    'A site with day alone contains tide/index.js of night.',
  ])
})

test('a probe that is missing in its own site is a fault', () => {
  const night = { text: '', modules: [] }

  expect(judgeNamespaces(NAMESPACES, { none: NONE, day: DAY, night })).toEqual([
    'A site with night lacks "moonrise" (finding): the probe finds nothing.',
    'A site with night has no module of @latchkey/adapter-night: the probe finds nothing.',
    'A site with night has no module of moon: the probe finds nothing.',
  ])
})
