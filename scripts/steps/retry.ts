/** Repeats work that fails because its connection may have been killed. */
export async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === 100) throw error
      await turn()
    }
  }
}

/** Polls until the condition holds. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await turn()
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 20))
