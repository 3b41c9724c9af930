import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GALLERY } from '../../src/gallery/entries/index.ts'
import { SCENES } from '../scenes.ts'
import { LANGUAGE_TAGS, LANGUAGES_FOLDER } from './language-views.ts'
import { SCREEN_VARIANTS } from './screen-variants.ts'
import { README_PICTURE, SCREENS_FOLDER } from './screens-folder.ts'
import { VIEW_SCENES } from './view-scenes.ts'

/** All pictures together, in bytes, those of logins and languages among them; the README's alone. */
const MOST_BYTES = { all: 11_400_000, readme: 150_000 } as const

const sizeOf = (file: string): number => statSync(join(SCREENS_FOLDER, file)).size

for (const { name: variant, galleryQuery } of SCREEN_VARIANTS) {
  test(`${variant}: there is a picture of every view and of every group of parts`, () => {
    const views = Object.values(VIEW_SCENES).map(([first]) => first)
    const groups = GALLERY.map(({ title }) => `gallery-${title.toLowerCase()}`)
    const wanted = [...views, ...(galleryQuery === undefined ? [] : groups)]

    const missing = wanted.filter(
      (name) => !existsSync(join(SCREENS_FOLDER, variant, `${name}.webp`)),
    )

    expect(missing).toEqual([])
  })
}

test('there is a picture of each language of the modal', () => {
  const missing = LANGUAGE_TAGS.filter((tag) => !existsSync(join(LANGUAGES_FOLDER, `${tag}.webp`)))

  expect(LANGUAGE_TAGS).toHaveLength(24)
  expect(missing).toEqual([])
})

test('every view is shown by an existing scene', () => {
  const names = new Set(SCENES.map(({ name }) => name))

  expect(
    Object.values(VIEW_SCENES)
      .flat()
      .filter((name) => !names.has(name)),
  ).toEqual([])
})

test('all pictures together stay small, and so does the README’s', () => {
  const files = readdirSync(SCREENS_FOLDER, { recursive: true, encoding: 'utf8' })
  // Folders have sizes, too, which differ from one file system to the other.
  const pictures = files.filter((file) => /\.(webp|png)$/.test(file))
  const bytes = pictures.map((file) => sizeOf(file)).reduce((sum, size) => sum + size, 0)

  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(MOST_BYTES.all)
  expect(sizeOf(README_PICTURE)).toBeLessThan(MOST_BYTES.readme)
})
