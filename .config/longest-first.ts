import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Vitest's order: by how long a file took the last time or, in a fresh clone, by its size. But the tests of every page come
 * first: they take longest and their files are among the smallest, so begun last they would leave the other workers idle.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files);
    return inOrder.toSorted((one, other) => Number(isWalk(other)) - Number(isWalk(one)));
  }
}

const isWalk = ({ moduleId }: TestSpecification): boolean => /\/every-page\//.test(moduleId);
