interface Described<Name extends string> {
  /** Its name as the product knows it, and in the address; dots lead into an object. */
  readonly name: Name
  /** The effect of the switch, in short. */
  readonly help: string
}

/** On or off; `true` and `false` in the address. */
export interface FlagOption<Name extends string = string> extends Described<Name> {
  readonly kind: 'flag'
  readonly default: boolean
}

/** One of a few values. */
export interface ChoiceOption<Name extends string = string> extends Described<Name> {
  readonly kind: 'choice'
  readonly default: string
  readonly choices: readonly string[]
}

/** Any text; empty means that the option is left out. */
export interface TextOption<Name extends string = string> extends Described<Name> {
  readonly kind: 'text'
  readonly default: string
  readonly placeholder: string
}

/** Values with commas between them. */
export interface ListOption<Name extends string = string> extends Described<Name> {
  readonly kind: 'list'
  readonly default: readonly string[]
  /** Offered as buttons; anything else can still be written into the address. */
  readonly choices?: readonly string[]
  readonly placeholder: string
}

/** Any value, written as JSON; empty means that the option is left out. */
export interface JsonOption<Name extends string = string> extends Described<Name> {
  readonly kind: 'json'
  readonly default: string
  readonly placeholder: string
}

/** One switch of the lab. */
export type Option<Name extends string = string> =
  | FlagOption<Name>
  | ChoiceOption<Name>
  | TextOption<Name>
  | ListOption<Name>
  | JsonOption<Name>

/** The value of a switch of a kind. */
export type ValueOf<Kind extends Option['kind']> = Kind extends 'flag'
  ? boolean
  : Kind extends 'list'
    ? readonly string[]
    : string

/** The value of any switch. */
export type OptionValue = ValueOf<Option['kind']>

/** A switch that is on or off. */
export function flag<Name extends string>(
  name: Name,
  usual: boolean,
  help: string,
): FlagOption<Name> {
  return { kind: 'flag', name, default: usual, help }
}

/** A switch with a few positions, the usual one first. */
export function choice<Name extends string>(
  name: Name,
  choices: readonly [string, ...string[]],
  help: string,
): ChoiceOption<Name> {
  return { kind: 'choice', name, default: choices[0], choices, help }
}

/** A text switch that is empty by default. */
export function text<Name extends string>(
  name: Name,
  placeholder: string,
  help: string,
): TextOption<Name> {
  return { kind: 'text', name, default: '', placeholder, help }
}

/** A list switch that is empty by default. */
export function list<Name extends string>(
  name: Name,
  placeholder: string,
  help: string,
): ListOption<Name> {
  return { kind: 'list', name, default: [], placeholder, help }
}

/** A JSON switch that is empty by default. */
export function json<Name extends string>(
  name: Name,
  placeholder: string,
  help: string,
): JsonOption<Name> {
  return { kind: 'json', name, default: '', placeholder, help }
}
