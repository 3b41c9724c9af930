/** Where the modal's own lines go. */
export interface Logger {
  error(message: string, cause?: unknown): void
  warn(message: string): void
  /** For notes such as storage failures. */
  note(message: string): void
}
