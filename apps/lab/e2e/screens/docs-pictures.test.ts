import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../../scripts/lib/paths.mjs'
import { SCENES } from '../scenes.ts'
import { DOCS_PICTURE_MAX_BYTES, DOCS_SCENES, docsPictureFile } from './docs-pictures.ts'

const PAGES = join(ROOT, 'apps', 'docs', 'pages')
const SHOWN =
  /!\[(?<alt>[^\]]*)\]\(\/pictures\/(?<scene>[a-z-]+)-(?<variant>light|dark)\.webp\)\{\.only-\k<variant>\}/g

const shown = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .flatMap((path) => [...readFileSync(join(PAGES, path), 'utf8').matchAll(SHOWN)])
  .map(({ groups }) => ({ alt: '', scene: '', variant: '', ...groups }))

test('every picture of the documentation is a scene that exists, and is shown', () => {
  expect(DOCS_SCENES.filter((scene) => !SCENES.some(({ name }) => name === scene))).toEqual([])
  expect([...new Set(shown.map(({ scene }) => scene))].sort()).toEqual([...DOCS_SCENES].sort())
})

test('pictures are shown in light and in dark, with the same words', () => {
  const of = (wanted: string) => shown.filter(({ variant }) => variant === wanted)

  expect(of('light').map(({ scene, alt }) => [scene, alt])).toEqual(
    of('dark').map(({ scene, alt }) => [scene, alt]),
  )
  for (const { scene, alt } of shown)
    expect([scene, alt]).toEqual([scene, expect.stringMatching(/\w{3}/)])
})

test.each(DOCS_SCENES.flatMap((scene) => [`light/${scene}`, `dark/${scene}`]))(
  '%s is there and small',
  (name) => {
    const file = docsPictureFile(name)

    expect(existsSync(file)).toBe(true)
    expect(statSync(file).size).toBeLessThanOrEqual(DOCS_PICTURE_MAX_BYTES)
  },
)
