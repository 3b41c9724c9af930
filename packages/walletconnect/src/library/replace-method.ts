import type { Undo } from '@latchkey/core/contract'

/**
 * Replaces a method of the library.
 *
 * @returns How to put the former one back. It does nothing where another one was put there since.
 */
export function replaceMethod<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
  replacement: Target[Name],
): Undo {
  const before = Reflect.getOwnPropertyDescriptor(target, name)
  target[name] = replacement
  return () => {
    if (target[name] !== replacement) return
    if (before === undefined) Reflect.deleteProperty(target, name)
    else Reflect.defineProperty(target, name, before)
  }
}
