import { createSubscriber } from 'svelte/reactivity'
import type { Source } from './source.ts'

type Readings = ReturnType<Source['readings']>

/**
 * An object whose properties are read from an instance each time. What reads one in a template, a `$derived`
 * or an `$effect` runs again when that property has another value; the instance is followed as long.
 */
export function createReactive<Shape extends object>(
  source: Source,
  reads: { readonly [Key in keyof Shape]-?: (readings: Readings) => Shape[Key] },
): Readonly<Shape> {
  const properties = Object.entries<(readings: Readings) => unknown>(reads).map(([name, read]) => [
    name,
    { get: createGetter(source, read), enumerable: true },
  ])
  // Each property of the shape has a read, by their type.
  return Object.defineProperties({}, Object.fromEntries(properties)) as Shape
}

function createGetter(source: Source, read: (readings: Readings) => unknown): () => unknown {
  /** The values that were read since the last update, while anything follows. */
  const seen = new Set<unknown>()
  let isFollowed = false
  const subscribe = createSubscriber((update) => {
    isFollowed = true
    const undo = source.watch(() => {
      const next = read(source.readings())
      if ([...seen].every((value) => Object.is(value, next))) return
      seen.clear()
      update()
    })
    return () => {
      undo()
      isFollowed = false
      seen.clear()
    }
  })
  return () => {
    subscribe()
    const value = read(source.readings())
    if (isFollowed) seen.add(value)
    return value
  }
}
