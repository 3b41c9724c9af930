import { build } from 'vite'

/** Modules that a page loads together, by their paths. */
export interface LoadedTogether {
  /** With the entry that every page loads. */
  readonly page: ReadonlySet<string>
  /** The modules that other entries load at once. */
  readonly entries: ReadonlySet<string>
  /** The modules that are loaded further until the modal shows its list. */
  readonly modal: ReadonlySet<string>
}

/** The source that is loaded when the modal is. */
const MODAL = /[\\/]react[\\/]src[\\/]modal[\\/]mount-modal\.ts$/

/**
 * Builds once without any plan, and reads what belongs together: imports alone do not tell, because a file
 * that lists a package's names imports all of it.
 *
 * @param entries - Paths of the entries, the one that every page loads first.
 */
export async function readLoadedTogether(entries: readonly string[]): Promise<LoadedTogether> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { input: [...entries], preserveEntrySignatures: 'exports-only' },
    },
  })
  if (!('output' in built)) throw new Error('One build has one output.')
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const modulesOf = (starts: typeof chunks): ReadonlySet<string> => {
    const loaded = new Set(starts)
    // Imports are added while the set is walked, so that theirs are found too.
    for (const { imports } of loaded) {
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk)
    }
    const modules = [...loaded].flatMap((chunk) => Object.entries(chunk.modules))
    return new Set(modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id))
  }
  const starting = (isStart: (id: string) => boolean): typeof chunks =>
    chunks.filter(({ facadeModuleId }) => facadeModuleId && isStart(facadeModuleId))
  const modal = starting((id) => MODAL.test(id))
  if (modal.length === 0) throw new Error(`No chunk begins with ${MODAL}: the file was moved.`)
  const [first = ''] = entries
  return {
    page: modulesOf(starting((id) => id === first)),
    entries: modulesOf(starting((id) => entries.includes(id))),
    modal: modulesOf(modal),
  }
}
