import { describeStories } from './stories';

describeStories('UMS');
