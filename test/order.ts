import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. With one of them last, all would wait for it. */
const LONG = [
  'king',
  'screens',
  'line',
  'hot-seat',
  'keyboard',
  'heard',
  'tv',
  'club',
  'lobby',
  'fourth-king',
  'access',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.indexOf(basename(moduleId, '.test.ts'));
  return at < 0 ? LONG.length : at;
};

/** Of the real pages the long files come first, so that all end at about the same time. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [others, web] = [sorted.filter(file => !isWeb(file)), sorted.filter(isWeb)];
    return [...others, ...web.toSorted((a, b) => rank(a) - rank(b))];
  }
}

const isWeb = ({ project }: TestSpecification): boolean => project.name === 'web';
