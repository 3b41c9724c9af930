/** The rule for one name that a module exports. */
export type NameRule =
  /** It means the same under another name of another module. */
  | MovedName
  /**
   * It has no counterpart of one to one: it stays, and a note for the developer describes what to
   * do.
   */
  | { readonly note: string }

/** A name with a counterpart. */
export interface MovedName {
  readonly module: string
  /** Default: the same name. */
  readonly name?: string | undefined
  /**
   * How it is used. A use in another way is not understood, and the name stays. Default: `any`, where every use means
   * the same.
   */
  readonly use?: Use | undefined
}

/** The ways of using a name that are understood. */
export type Use = HookUse | ComponentUse | FactoryUse | ClassUse

/** Called as a hook. */
export interface HookUse {
  readonly kind: 'hook'
  /** Fields of its result that are called otherwise, by their old names. Then it has to be taken apart at once. */
  readonly fields?: Readonly<Record<string, string>> | undefined
  /**
   * The only fields that have a counterpart; others are not understood. Then it has to be taken apart at once. Default:
   * all.
   */
  readonly only?: readonly string[] | undefined
}

/** Written as a JSX element. */
export interface ComponentUse {
  readonly kind: 'component'
  /** The only attributes that are understood, and what becomes of them: another name, or text by its value. */
  readonly attributes: Readonly<Record<string, string | AttributeRule>>
  /** Written behind the name, such as ` namespace="solana"`. */
  readonly adds?: string | undefined
}

/**
 * The new attribute for each value, as it is written. A value that is not listed is not understood.
 */
export type AttributeRule = Readonly<Record<string, string>>

/** Called with one object of options. */
export interface FactoryUse {
  readonly kind: 'factory'
  readonly options: OptionRules
  /** The rules for the members of the object that it returns. */
  readonly members: MemberRules
}

/** Made by `new` without arguments, which becomes a call. */
export interface ClassUse {
  readonly kind: 'class'
}

/** The rules for the options of a factory. */
export interface OptionRules {
  /** Options of the same name and meaning. */
  readonly same: readonly string[]
  /** Options without a counterpart, with what to do about them: they are removed. */
  readonly removed: Readonly<Record<string, string>>
  /** Options that keep their name, with what to look at. */
  readonly noted: Readonly<Record<string, string>>
  /** The option whose lists of `{ url }` become lists of addresses. */
  readonly addresses: string
  /** Old beginning of names within `themeVariables`, and the new one. */
  readonly variables: readonly [from: string, to: string]
  /** Options that the other library has by itself, unless one of `unless` is there. */
  readonly added: readonly AddedOption[]
}

/** The rules for the methods of the object that a factory returns. */
export interface MemberRules {
  /** Methods of the same name and meaning. */
  readonly same: readonly string[]
  /** Methods of the same meaning, by their old names. */
  readonly renamed: Readonly<Record<string, string>>
  /** Methods that stay as they are, with what to do about them. */
  readonly noted: Readonly<Record<string, string>>
}

/** An option that stands for what was built in. */
export interface AddedOption {
  readonly text: string
  readonly unless: readonly string[]
  /** The import that its text needs. */
  readonly imports?: { readonly module: string; readonly name: string } | undefined
}

/** The rules for the names of one module. */
export interface ModuleRule {
  readonly names: Readonly<Record<string, NameRule>>
  /** For names that are not listed. Default: they stay, and are reported. */
  readonly others?: MovedName | undefined
}

/** From one library to Latchkey. */
export interface Migration {
  readonly name: string
  /** How the names of its modules begin: imports of those that `modules` does not have stay, and are reported. */
  readonly prefix: string
  readonly modules: Readonly<Record<string, ModuleRule>>
  /** Modules that are imported for their side effect alone, such as styles: the import is removed. */
  readonly removed?: readonly string[] | undefined
  /** Custom elements in JSX, by their old names; one without a counterpart stays, and is reported. */
  readonly elements?: Readonly<Record<string, ElementRule | { readonly note: string }>> | undefined
}

/** The rules for a custom element. */
export interface ElementRule {
  readonly name: string
  /** Attributes that are called otherwise. */
  readonly attributes: Readonly<Record<string, string>>
}

/** A place that a developer has to look at. */
export interface Note {
  /** Line of the file as it was, from 1. */
  readonly line: number
  readonly text: string
}
