import { describeStories } from './stories';

describeStories('AMP');
