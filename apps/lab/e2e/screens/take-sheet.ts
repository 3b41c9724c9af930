import type { Page } from '@playwright/test'

/** Pictures of one sheet: rows of the same number of cells. */
export interface Sheet {
  readonly rows: readonly (readonly Buffer[])[]
  /** Size of each picture, as a part of its own. */
  readonly zoom: number
  /** Behind each row. */
  readonly grounds: readonly string[]
}

/** Puts pictures side by side and takes one of all. */
export async function takeSheet(page: Page, { rows, zoom, grounds }: Sheet): Promise<Buffer> {
  const html = rows.map((row, at) => {
    const cells = row.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`)
    return `<div style="background:${grounds[at] ?? '#fff'}">${cells.join('')}</div>`
  })
  await page.setContent(
    `<!doctype html><style>body{margin:0;width:max-content}div{display:flex;align-items:flex-start}img{zoom:${zoom}}</style>${html.join('')}`,
  )
  return page.locator('body').screenshot()
}
