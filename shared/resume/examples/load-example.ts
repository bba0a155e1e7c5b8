import type { ResumeExample } from './entries';
import type { ProfessionId } from './professions';

const loaders: Record<ProfessionId, () => Promise<{ example: ResumeExample }>> = {
  nurse: () => import('./nurse'),
  bpo: () => import('./bpo'),
  teacher: () => import('./teacher'),
  seafarer: () => import('./seafarer'),
  engineer: () => import('./engineer'),
};

/** Each example is a chunk of its own, loaded when it is looked at. */
export const loadExample = async (id: ProfessionId): Promise<ResumeExample> => (await loaders[id]()).example;
