import { afterEach, expect, test } from 'vitest'
import { until } from '../../testing/until.ts'
import { createPartWatch } from './part-watch.ts'

afterEach(() => document.body.replaceChildren())

/** A list in a dialog: parts of 600 px in a body of 300 px. */
function drawList(count: number): HTMLDialogElement {
  const parts = '<div class="part" style="height: 600px"></div>'.repeat(count)
  document.body.innerHTML = `<dialog open><div data-part="card-body" style="height: 300px; overflow: auto">${parts}</div></dialog>`
  const dialog = document.querySelector('dialog')
  if (dialog === null) throw new Error('There is no dialog')
  return dialog
}

/** Watches all parts, and stores the last report of each: its height if it is far. */
function watchAll(dialog: HTMLElement) {
  const watch = createPartWatch()
  const said = new Map<number, number | undefined>()
  const parts = [...dialog.querySelectorAll('.part')]
  const ends = parts.map((part, index) => watch(part, (height) => said.set(index, height)))
  return {
    said,
    stop: () => {
      for (const end of ends) end()
    },
  }
}

test('parts that are far from what is visible are told with their height', async () => {
  const { said, stop } = watchAll(drawList(4))

  await until(() => said.size === 4)
  stop()

  expect([...said.values()]).toEqual([undefined, undefined, undefined, 600])
})

test('while the dialog is closed nothing is far, so that it opens with its rows', async () => {
  const dialog = drawList(4)
  const { said, stop } = watchAll(dialog)
  await until(() => said.size === 4)
  said.clear()

  dialog.close()
  await lookedAt(dialog)
  expect([...said.keys()]).toEqual([])

  dialog.show()
  await until(() => said.size > 0)
  stop()
  expect(said.get(0)).toBeUndefined()
})

/** Resolves after the browser has told its observers what is visible in a frame. */
async function lookedAt(element: Element): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(element)
    })
  }
}
