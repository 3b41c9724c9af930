import type { Namespace, Undo } from '@latchkey/core/contract'
import type { Readings } from '../instance/readings.ts'

/**
 * The parts from which the binding to a framework makes one of its own functions, as a composable
 * or a reactive object. On a server only `read` is called.
 */
export interface Binding<
  State extends object,
  Functions extends object,
  Argument extends string = Namespace,
> {
  /** Each property that the state can have. */
  readonly keys: readonly KeyOf<State>[]
  read(readings: Readings): State
  readonly functions: Functions
  /** Called when the state has changed by itself; what the instance changes, its own `watch` reports. */
  watch?(listener: () => void): Undo
  /** Requests what is not known yet, until undone: called while the state is shown. */
  follow?(argument: Argument | undefined): Undo
  /** Returns the argument of `follow`, which is called again when it changes. */
  argument?(): Argument | undefined
}

/** A name that a member of a union has. */
export type KeyOf<Union> = Union extends unknown ? keyof Union & string : never

/** The type of a property in the members of a union; undefined for a member without it. */
export type ValueAt<Union, Key extends string> = Union extends {
  readonly [Each in Key]: infer Value
}
  ? Value
  : undefined

/** The properties of all members of a union, so that they can be destructured. */
export type AllOf<Union> = { readonly [Key in KeyOf<Union>]: ValueAt<Union, Key> }
