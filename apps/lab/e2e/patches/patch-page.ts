import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Built-ins that differ from those at the start of the page, such as `Array.prototype.at`. */
    changedGlobals(): readonly string[]
  }
}

/** Patches a page before its own scripts run, and stores every built-in as it is then. */
export async function patchPage(page: Page, script: string): Promise<void> {
  await page.addInitScript({ content: `(${watch})(() => {\n${script}\n})` })
}

/**
 * Runs in the page, which may patch everything that is used here, so that references are stored
 * first.
 */
function watch(patch: () => void): void {
  const { ownKeys, getOwnPropertyDescriptor, defineProperty } = Reflect
  const texts = String
  const same = Object.is
  type Shape = Readonly<Record<string, PropertyDescriptor>>

  function shapeOf(owner: object): Shape {
    const shape: Record<string, PropertyDescriptor> = { __proto__: null } as never
    const keys = ownKeys(owner)
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[at] as string
      const descriptor = getOwnPropertyDescriptor(owner, key)
      if (descriptor) shape[texts(key)] = descriptor
    }
    return shape
  }

  function isBuiltIn(name: string, value: unknown): value is { readonly prototype?: unknown } {
    const names = { JSON: true, Math: true, Reflect: true, Intl: true, console: true }
    return typeof value === 'function' || getOwnPropertyDescriptor(names, name) !== undefined
  }

  function allShapes(): Readonly<Record<string, Shape>> {
    const shapes: Record<string, Shape> = { __proto__: null } as never
    const own = shapeOf(window)
    for (const name in own) {
      const value: unknown = own[name]?.value
      if (!isBuiltIn(name, value)) continue
      shapes[name] = shapeOf(value)
      const { prototype } = value
      if (typeof prototype !== 'object' || prototype === null) continue
      shapes[`${name}.prototype`] = shapeOf(prototype)
    }
    return shapes
  }

  function changes(before: Shape, after: Shape, name: string): readonly string[] {
    const found: string[] = []
    const isSame = (one?: PropertyDescriptor, other?: PropertyDescriptor): boolean =>
      same(one?.value, other?.value) && same(one?.get, other?.get) && same(one?.set, other?.set)
    for (const key in { ...before, ...after }) {
      if (!isSame(before[key], after[key])) found[found.length] = `${name}.${key}`
    }
    return found
  }

  patch()
  const before = allShapes()
  defineProperty(window, 'changedGlobals', {
    value() {
      const found: string[] = []
      const after = allShapes()
      for (const name in before) {
        const list = changes(before[name] as Shape, after[name] ?? ({} as Shape), name)
        for (let at = 0; at < list.length; at += 1) found[found.length] = list[at] as string
      }
      return found
    },
  })
}
